import { Html, lines, markup } from './markup.ts';
import { addressOf, type Fact, type Notice } from './notice.ts';

const GREEN = '#146039';
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colours of the dark scheme, and of paper; a mail program that knows no schemes shows the light one of the style attributes. */
const STYLES = `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  @media (max-width: 620px) { .card { padding: 24px 20px !important; } .label { width: 84px !important; } }
  @media (prefers-color-scheme: dark) {
    .page { background: #0e1512 !important; }
    .card { background: #18211c !important; border-color: #2c3932 !important; }
    .strong { color: #eef4f0 !important; }
    .soft { color: #a9b8b0 !important; }
    .line { border-color: #2c3932 !important; }
    .brand { color: #6fcf97 !important; }
    .link { color: #6fcf97 !important; }
  }
  @media print {
    .page, .card { background: #ffffff !important; }
    .card { border: 0 !important; padding: 0 !important; }
    .strong, .soft, .brand, .link { color: #000000 !important; }
    .line { border-color: #c8d0cb !important; }
    .button { display: none !important; }
  }`;

const factRow = ({ label, value, was }: Fact): Html => markup`
          <tr>
            <td class="label soft line" width="112" valign="top" style="width:112px;padding:10px 12px 10px 0;border-top:1px solid #e3e9e5;font-size:14px;line-height:20px;color:#5b6b62;">${label}</td>
            <td class="strong line" valign="top" style="padding:10px 0;border-top:1px solid #e3e9e5;font-size:16px;line-height:22px;color:#16221b;">${lines(value)}${
              was ? markup`<br><span class="soft" style="font-size:14px;color:#5b6b62;">Was <s>${was}</s></span>` : null
            }</td>
          </tr>`;

/** A cell with a background is the one kind of button every mail program draws. */
const button = (label: string, url: string): Html => markup`
        <table role="presentation" class="button" border="0" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" bgcolor="${GREEN}" style="background:${GREEN};border-radius:12px;">
              <a href="${url}" style="display:inline-block;padding:13px 28px;border:1px solid ${GREEN};border-radius:12px;font-family:${FONT};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;">${label}</a>
            </td>
          </tr>
        </table>`;

const codeBlock = (code: string): Html => markup`
          <p class="strong line" style="margin:0 0 24px;padding:16px;border:1px solid #e3e9e5;border-radius:12px;font-size:32px;line-height:40px;font-weight:680;letter-spacing:8px;text-align:center;color:#16221b;">${code}</p>`;

const whyLine = (why: string | null, switches: string): Html =>
  why === null
    ? markup`You get this because these mails are on. <a class="link" href="${switches}" style="color:${GREEN};">Change that in your account</a>.`
    : markup`${why}`;

/** The whole page of a mail: one card of 600 pixels with a heading, a table of facts and one button. */
export function mailPage(notice: Notice, { publicUrl, switches }: { publicUrl: string; switches: string }): string {
  const { subject, heading, lead, facts, code, why } = notice;
  const [first] = facts;
  return markup`<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width,initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${subject}</title>
  <style>${new Html(STYLES)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f5f3;">
  <div style="display:none;max-height:0;overflow:hidden;">${lead} ${first?.value ?? ''}</div>
  <table role="presentation" class="page" width="100%" border="0" cellpadding="0" cellspacing="0" style="background:#f2f5f3;">
    <tr><td align="center" style="padding:32px 12px;">
      <!--[if mso]><table role="presentation" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
      <table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width:600px;font-family:${FONT};">
        <tr><td class="brand" style="padding:0 4px 16px;font-size:20px;line-height:24px;font-weight:700;color:${GREEN};">Fairway</td></tr>
        <tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e3e9e5;border-radius:16px;">
          <h1 class="strong" style="margin:0 0 8px;font-size:24px;line-height:30px;font-weight:680;color:#16221b;">${heading}</h1>
          <p class="soft" style="margin:0 0 20px;font-size:16px;line-height:24px;color:#5b6b62;">${lead}</p>${code ? codeBlock(code) : null}
          <table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 28px;">${facts.map(factRow)}
          </table>
          ${button(notice.button.label, addressOf(notice.button, publicUrl))}
        </td></tr>
        <tr><td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:20px;color:#5b6b62;">${whyLine(why, switches)}</td></tr>
      </table>
      <!--[if mso]></td></tr></table><![endif]-->
    </td></tr>
  </table>
</body>
</html>
`.toString();
}
