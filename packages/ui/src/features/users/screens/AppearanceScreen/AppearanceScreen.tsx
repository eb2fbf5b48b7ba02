import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';

/** `auto` follows the device. */
type Scheme = 'auto' | 'light' | 'dark';

export interface AppearanceScreenProps {
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  backHref: string;
}

const SCHEMES: { value: Scheme; label: string; detail: string }[] = [
  { value: 'auto', label: 'Same as device', detail: 'Follows your device’s setting.' },
  { value: 'light', label: 'Light', detail: 'Best in bright sun.' },
  { value: 'dark', label: 'Dark', detail: 'Easier on the eyes in the evening.' },
];

/** Light or dark. The choice is kept on this device. */
export function AppearanceScreen({ scheme, onScheme, backHref }: AppearanceScreenProps) {
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
    </Page>
  );
}
