import { expect } from 'storybook/test';

/** A part and what stands in until it is here take the same room, a field with all around it: nothing moves once it comes. */
export async function expectSameHeight(parts: readonly HTMLElement[]): Promise<void> {
  const [closed, open] = parts.map((part) =>
    (part.closest('.mantine-InputWrapper-root') ?? part).getBoundingClientRect(),
  );
  await expect(open).toBeDefined();
  await expect(closed?.height).toBe(open?.height);
}
