import { router } from '../../trpc/init.ts';
import { dataRightsProcedures } from './procedures/data-rights.ts';
import { deviceProcedures } from './procedures/devices.ts';
import { linkProcedures } from './procedures/links.ts';
import { onboardingProcedures } from './procedures/onboarding.ts';
import { passwordProcedures } from './procedures/passwords.ts';
import { settingsProcedures } from './procedures/settings.ts';
import { signingInProcedures } from './procedures/signing-in.ts';
import { wrapperProcedures } from './procedures/wrapper.ts';

/** Everything about one's own account: the ways in, the passwords, the devices and the settings. */
export const accountsRouter = router({
  ...signingInProcedures,
  ...onboardingProcedures,
  ...passwordProcedures,
  ...deviceProcedures,
  ...settingsProcedures,
  ...dataRightsProcedures,
  ...linkProcedures,
  ...wrapperProcedures,
});
