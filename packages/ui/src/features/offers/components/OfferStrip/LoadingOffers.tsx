import { AspectRatio, Card, Group, Skeleton, Stack } from '@mantine/core';
import { Loading } from '../../../../kit/StateView/Loading.tsx';
import classes from './OfferStrip.module.css';

/** Placeholders of the carousel. */
const PLACEHOLDERS = 5;

/** Grey cards in the place of a category of offers. */
export function LoadingOffers() {
  return (
    <Loading label="Loading offers">
      <div>
        <Group mih="var(--app-tap)" mb={4}>
          <Skeleton width={112} height={18} radius="xs" />
        </Group>
        <ul className={classes.strip}>
          {Array.from({ length: PLACEHOLDERS }, (_, at) => (
            <li key={at} className={classes.place}>
              <Card radius={20} p={0}>
                <AspectRatio ratio={16 / 10}>
                  <Skeleton radius={0} />
                </AspectRatio>
                <Stack gap={10} p="md">
                  <Skeleton width="72%" height={16} radius="xs" />
                  <Skeleton width="46%" height={14} radius="xs" />
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}
