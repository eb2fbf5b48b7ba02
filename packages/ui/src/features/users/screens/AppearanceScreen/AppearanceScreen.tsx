import { Box } from '@mantine/core';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';

/** `auto` follows the device. */
type Scheme = 'auto' | 'light' | 'dark';

export interface AppearanceScreenProps {
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  /** Single keys act, "N" for a new booking. */
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  backHref: string;
}

const SCHEMES: { value: Scheme; label: string; detail: string }[] = [
  { value: 'auto', label: 'Same as device', detail: 'Follows your device’s setting.' },
  { value: 'light', label: 'Light', detail: 'Best in bright sun.' },
  { value: 'dark', label: 'Dark', detail: 'Easier on the eyes in the evening.' },
];

/** Light or dark, and at a desk whether single keys act. The choices are kept on this device. */
export function AppearanceScreen({ scheme, onScheme, singleKeys, onSingleKeys, backHref }: AppearanceScreenProps) {
  return (
    <Page header={<PageHeader title="Appearance" back={{ href: backHref, label: 'Back to account' }} />}>
      <RadioTiles
        label="Colours on this device"
        name="scheme"
        roomy
        columns={1}
        options={SCHEMES}
        value={scheme}
        onChange={(value) => onScheme(SCHEMES.find((option) => option.value === value)?.value ?? 'auto')}
      />
      {/* As wide as the keys act (hooks/useSingleKeys). */}
      <Box visibleFrom="md">
        <ListCard label="Keyboard on this device">
          <ToggleRow
            label="Single-key shortcuts"
            detail="Press ? for a list of them. Switch them off if you press keys by accident, or control your device by voice."
            checked={singleKeys}
            onChange={onSingleKeys}
          />
        </ListCard>
      </Box>
    </Page>
  );
}
