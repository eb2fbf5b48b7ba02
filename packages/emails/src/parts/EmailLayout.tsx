import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { resolveUrl, type BaseContent, type EmailFrame, type Fact } from '../content.ts';
import { light } from '../colors.ts';
import { dimText, FONT, inkText, STYLES } from './styles.ts';

const page = { margin: 0, padding: 0, background: light.page };
const brand = {
  margin: 0,
  padding: '0 4px 16px',
  fontSize: 20,
  lineHeight: '24px',
  fontWeight: 700,
  color: light.brand,
};
const card = {
  padding: 32,
  background: light.card,
  border: `1px solid ${light.border}`,
  borderRadius: 16,
  borderCollapse: 'separate',
} as const;
const button = {
  padding: '13px 28px',
  border: `1px solid ${light.button}`,
  borderRadius: 12,
  background: light.button,
  color: light.buttonInk,
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
};

const footerLink = { color: light.brand, textDecoration: 'underline' } as const;

export interface LayoutProps extends EmailFrame {
  content: BaseContent;
  /** What stands beside the lead where a mailbox lists its mails. */
  first?: Fact;
  children?: ReactNode;
}

/**
 * The whole page of a mail: one card of at most 600 pixels with a heading, what the template adds, one button, and why it was sent.
 * Body paints a cell of its own that no class reaches; the page inside covers it, so that the dark scheme is dark throughout.
 */
export function EmailLayout({ content, first, children, publicUrl, settingsUrl, unsubscribeUrl }: LayoutProps) {
  const { subject, heading, lead, footer } = content;
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{STYLES}</style>
      </Head>
      <Body className="page" style={page}>
        <Preview>{`${lead} ${first?.value ?? ''}`}</Preview>
        <div role="main" className="page" style={page}>
          <Container className="frame" style={{ maxWidth: 624, padding: '32px 12px', fontFamily: FONT }}>
            <Text className="brand" style={brand}>
              Fairway
            </Text>
            <Section className="card" style={card}>
              <Heading
                className="ink"
                style={{ ...inkText, margin: '0 0 8px', fontSize: 24, lineHeight: '30px', fontWeight: 680 }}
              >
                {heading}
              </Heading>
              <Text className="dim" style={{ ...dimText, margin: '0 0 20px', fontSize: 16, lineHeight: '24px' }}>
                {lead}
              </Text>
              {children}
              <Button className="button" href={resolveUrl(content.button.path, publicUrl)} style={button}>
                {content.button.label}
              </Button>
            </Section>
            <Text
              className="dim"
              style={{ ...dimText, margin: 0, padding: '16px 4px 0', fontSize: 13, lineHeight: '20px' }}
            >
              {footer ?? (
                <>
                  You’re receiving this because these emails are switched on.{' '}
                  {unsubscribeUrl ? (
                    <>
                      <Link className="link" href={unsubscribeUrl} style={footerLink}>
                        Stop these emails
                      </Link>
                      .{' '}
                    </>
                  ) : null}
                  <Link className="link" href={settingsUrl} style={footerLink}>
                    Change that in your account
                  </Link>
                  .
                </>
              )}
            </Text>
          </Container>
        </div>
      </Body>
    </Html>
  );
}
