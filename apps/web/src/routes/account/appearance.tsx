import { AppearanceScreen } from '@fairway/ui/features/users/screens/AppearanceScreen/AppearanceScreen';
import { useMantineColorScheme } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/appearance')({
  staticData: { title: 'Appearance' },
  component: Appearance,
});

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return <AppearanceScreen scheme={colorScheme} onScheme={setColorScheme} backHref="/account" />;
}
