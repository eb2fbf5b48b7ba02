import { useState } from 'react';
import type { EmailContent } from '../content.ts';
import { renderEmail } from '../render.tsx';

const FRAME = {
  first_name: 'Jamie',
  publicUrl: 'https://fairway.example',
  settingsUrl: 'https://fairway.example/account/privacy',
};

const WIDTHS = { phone: 375, desktop: 760 };

export interface EmailViewerProps {
  content: EmailContent;
  scheme: 'light' | 'dark';
}

/** A mail as it goes out, on a phone and on a desktop. Its scheme is the story's, whatever the machine's own is. */
export function EmailViewer({ content, scheme }: EmailViewerProps) {
  const page = renderEmail(content, FRAME).html.replace(
    '(prefers-color-scheme: dark)',
    scheme === 'dark' ? 'all' : 'not all',
  );
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16 }}>
      {Object.entries(WIDTHS).map(([name, width]) => (
        <EmailFrame key={name} title={`${content.heading}, on a ${name}`} width={width} page={page} />
      ))}
    </div>
  );
}

/** One page at its full height: a mail has no scrollbar of its own. */
function EmailFrame({ title, width, page }: { title: string; width: number; page: string }) {
  const [height, setHeight] = useState(600);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The page is our own, and axe has to run in it.
    <iframe
      title={title}
      srcDoc={page}
      style={{ border: 0, width, height, flex: 'none' }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)}
    />
  );
}
