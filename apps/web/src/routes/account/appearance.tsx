import { AppearanceScreen } from '@fairway/ui/features/users/screens/AppearanceScreen/AppearanceScreen';
import { useMantineColorScheme } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useShortcutsOn } from '../../app/commands/useShortcutsOn.ts';

export const Route = createFileRoute('/account/appearance')({
  staticData: { title: 'Appearance' },
  component: Appearance,
});

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [singleKeys, onSingleKeys] = useShortcutsOn();
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
