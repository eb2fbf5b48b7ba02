import { Text } from '@mantine/core';

/** Below the time of a strong card, a line each: the reader's own time, what it is, where. */
export const HeroLines = ({ lines }: { lines: (string | null | undefined)[] }) =>
  lines.map((line) =>
    line ? (
      <Text key={line} span inherit display="block" mt={4}>
        {line}
      </Text>
    ) : null,
  );
