import type { Child } from '@fairway/contracts/coaching/guardians';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { LoginFormProps } from './LoginForm.tsx';

const { Contents: LoginForm, load } = contentsOnDemand(async () => (await import('./LoginForm.tsx')).LoginForm, {
  phone: 16.375,
  wide: 14.875,
});

export interface GiveLoginSheetProps extends Omit<LoginFormProps, 'child'> {
  /** Whose login it is to be; null closes it. */
  child: Child | null;
  onClose: () => void;
}

/** Asks for the address by which a child is to log in. */
export function GiveLoginSheet({ child, onClose, ...form }: GiveLoginSheetProps) {
  return (
    <Sheet
      opened={child !== null}
      title={child ? `A login for ${child.first_name}` : 'A login'}
      busy={form.busy ?? false}
      load={load}
      onClose={onClose}
    >
      {child ? <LoginForm key={child.id} child={child} {...form} /> : null}
    </Sheet>
  );
}
