import { Box, Group, Stack } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../../../kit/Icon/Icon.tsx';

export interface IconLinesProps {
  icon: TablerIcon;
  /** Of the sign before each line. */
  color: string;
  lines: string[];
  /** The id of what names the list. */
  labelledBy?: string;
}

/** A list of lines with the same sign before each; the sign stands beside the first row of a long one. */
export const IconLines = ({ icon, color, lines, labelledBy }: IconLinesProps) => (
  <Stack component="ul" gap={10} m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby={labelledBy}>
    {lines.map((line, index) => (
      // Lines are told apart by where they stand: two may say the same.
      <Group key={index} component="li" wrap="nowrap" align="flex-start" gap="sm" lh={1.4}>
        <Box component="span" display="flex" mt={2} c={color}>
          <Icon of={icon} size={20} />
        </Box>
        <Box component="span" miw={0} style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      </Group>
    ))}
  </Stack>
);
