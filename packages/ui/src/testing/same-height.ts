import { expect } from 'storybook/test';

/** A field and the one that stands in until it is here take the same room: nothing moves once it comes. */
export async function expectSameHeight(fields: readonly HTMLElement[]): Promise<void> {
  const [closed, open] = fields.map((field) => field.closest('.mantine-InputWrapper-root')?.getBoundingClientRect());
  await expect(open).toBeDefined();
  await expect(closed?.height).toBe(open?.height);
}
