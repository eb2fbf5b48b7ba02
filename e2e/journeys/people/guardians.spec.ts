import { aPlayer } from '@fairway/server/test/builders';
import { addMonths } from '@fairway/time/calendar';
import { dayAhead, wednesdayAhead } from '../../fixtures/coaching.ts';
import { linkIn, mailTo } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const born = (years: number): [day: string, month: string, year: string] => {
  const [year = '', month = '', day = ''] = addMonths(dayAhead(-1), -12 * years).split('-');
  return [day, month, year];
};

test('a guardian adds a child, writes to the coach for her, and opens what she is told', async ({
  playerPage: page,
  openAs,
  coaching,
}) => {
  const { pro, player, asPro } = coaching;
  await page.goto('/account');
  await page.getByRole('link', { name: /^Children/ }).click();
  await page.getByRole('button', { name: 'Add a child' }).click();
  const form = page.getByRole('dialog', { name: 'Add a child' });
  await form.getByLabel('First name').fill('Emma');
  const [day, month, year] = born(9);
  await form.getByLabel('Day').fill(day);
  await form.getByLabel('Month').fill(month);
  await form.getByLabel('Year').fill(year);
  await form.getByRole('button', { name: 'Add child' }).click();
  await expect(page.getByText('9 years old · No login of their own')).toBeVisible();

  await page.getByRole('button', { name: 'Switch to Emma' }).click();
  await expect(page.getByText('You’re acting for Emma')).toBeVisible();
  await page.goto('/player/messages/conversation');
  await page.route(/\/trpc\/messages\.send/, (route) => route.abort('connectionfailed'));
  await page.getByRole('textbox', { name: 'Message' }).fill('Emma has a cold today.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const words = `${player.first_name} ${player.last_name} for Emma ${player.last_name}`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  // It is Emma's message on this device, which sends hers alone while somebody acts for her.
  await page.getByRole('button', { name: 'Switch back' }).click();
  const question = page.getByRole('dialog', { name: 'Switch back before this is sent?' });
  await expect(question).toContainText('A message is not sent yet.');
  await question.getByRole('button', { name: 'Stay with Emma' }).click();
  await page.unroute(/\/trpc\/messages\.send/);
  // What can be sent by then is, and nothing is asked.
  await page.getByRole('button', { name: 'Switch back' }).click();
  await expect(page.getByText('You’re acting for Emma')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Children' })).toBeVisible();

  const coach = await openAs(pro);
  await coach.goto('/pro/players?q=emma');
  await coach.getByRole('link', { name: `Emma ${player.last_name}` }).click();
  await expect(coach.getByRole('link', { name: /Guardian$/ })).toBeVisible();
  const child_id = new URL(coach.url()).pathname.split('/').at(-1) ?? '';
  await coach.getByRole('link', { name: /^Messages Your/ }).click();
  await expect(coach.getByText(words, { exact: true })).toBeVisible();

  await asPro.post('/booking', {
    player_id: child_id,
    duration: 60,
    date: wednesdayAhead(8),
    time: [{ start: '10:00:00', end: '11:00:00' }],
    payment_type: 'on_day',
    credits: 4,
    note: '',
  });
  const mail = await mailTo(player.email, /^For Emma: /);
  await page.goto(linkIn(mail, '/account/children/'));
  await page.getByRole('button', { name: 'Switch to Emma' }).click();
  await expect(page).toHaveURL(/\/player\/lessons/);
  await expect(page.getByText('You’re acting for Emma')).toBeVisible();
  await expect(page.getByText(/10:00/).first()).toBeVisible();
});

test('what is typed for a child is asked about before the guardian is back, and never saved as theirs', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const { pro, player } = coaching;
  const dob = new Date(born(9).toReversed().join('-'));
  const child = await aPlayer(db, pro, { first_name: 'Emma', guardian_id: player.id, dob });
  await page.goto(`/account/children/${child.id}?to=${encodeURIComponent('/account/personal')}`);
  await page.getByRole('button', { name: 'Switch to Emma' }).click();
  const name = page.getByLabel('First name');
  await name.fill('Emily');
  await page.getByRole('button', { name: 'Switch back' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('You’re acting for Emma')).toBeVisible();
  await expect(name).toHaveValue('Emily');
  await page.getByRole('button', { name: 'Switch back' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You’re acting for Emma')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Children' })).toBeVisible();
  await page.goto('/account/personal');
  await expect(name).toHaveValue(player.first_name);
});

test('a coach chooses the guardian of a young player @desktop', async ({ proPage: page, coaching, db }) => {
  const { player, otherPlayer } = coaching;
  await db.users.update({ where: { id: otherPlayer.id }, data: { dob: new Date(born(15).toReversed().join('-')) } });
  await page.goto(`/pro/players/${otherPlayer.id}`);
  await page.getByRole('link', { name: /^Choose a guardian/ }).click();
  await page.getByRole('combobox', { name: 'Guardian' }).fill(player.last_name);
  await page.getByRole('option', { name: `${player.first_name} ${player.last_name}` }).click();
  await page.getByRole('button', { name: 'Save guardian' }).click();
  await expect(page.getByText('The guardian has been saved')).toBeVisible();
  await expect(page.getByRole('link', { name: /Guardian$/ })).toBeVisible();
});
