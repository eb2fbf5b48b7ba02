import type { Links } from '@fairway/contracts/links';
import type { AccountItem } from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountHomeScreen';
import { IconExternalLink, IconFileText, IconHelpCircle } from '@tabler/icons-react';

/** The pages outside the app that this installation has. */
export function externalItems(links: Links | undefined): AccountItem[] {
  const items = [
    { label: 'Support', href: links?.support, icon: IconHelpCircle },
    { label: 'Privacy policy', href: links?.privacy, icon: IconExternalLink },
    { label: 'Terms', href: links?.terms, icon: IconFileText },
  ];
  return items.flatMap(({ href, ...item }) => (href ? [{ ...item, href, external: true }] : []));
}
