import { AppearanceScreen } from '@fairway/ui/features/users/screens/AppearanceScreen/AppearanceScreen';
import { useSingleKeysOn } from '@fairway/ui/hooks/useSingleKeysOn';
import { useMantineColorScheme } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/_desk/appearance')({
  staticData: { title: 'Appearance' },
  component: Appearance,
});

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [singleKeys, onSingleKeys] = useSingleKeysOn();
  return (
    <AppearanceScreen
      scheme={colorScheme}
      onScheme={setColorScheme}
      singleKeys={singleKeys}
      onSingleKeys={onSingleKeys}
      backHref="/account"
    />
  );
}
