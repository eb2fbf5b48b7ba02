import { listFacts, resolveUrl, type EmailContent, type EmailFrame, type Fact } from './content.ts';

const factLine = ({ label, value, was }: Fact): string =>
  `${label}: ${value}${was ? `\n${' '.repeat(label.length)}  was ${was}` : ''}`;

/** The same mail for a reader without HTML: the facts a line each, the button as its address. */
export function renderPlainText(
  content: EmailContent,
  { first_name, publicUrl, settingsUrl, unsubscribeUrl }: EmailFrame & { first_name: string },
): string {
  const { heading, lead, button, footer } = content;
  const facts = listFacts(content);
  const parts = [
    `Hello ${first_name},`,
    heading,
    lead,
    ...(content.template === 'code' ? [`Your pin: ${content.code}`] : []),
    ...(facts.length > 0 ? [facts.map(factLine).join('\n')] : []),
    `${button.label}: ${resolveUrl(button.path, publicUrl)}`,
    ...(unsubscribeUrl ? [`Stop these emails: ${unsubscribeUrl}`] : []),
    `--\n${footer ?? `You can switch these emails off in your account: ${settingsUrl}`}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
