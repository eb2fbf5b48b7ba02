import type { Drill } from '@fairway/contracts/practice/drills';
import { ListRow, type ListRowProps } from '../../../../kit/ListCard/ListRow.tsx';
import { describeDrill } from '../drillPhrases.ts';
import { DrillThumb } from './DrillThumb.tsx';

export interface DrillRowProps extends Pick<ListRowProps, 'href' | 'onClick' | 'meta'> {
  drill: Pick<Drill, 'title' | 'minutes' | 'image' | 'tags'>;
}

/** A drill as a row of a list. */
export const DrillRow = ({ drill, ...rest }: DrillRowProps) => (
  <ListRow lead={<DrillThumb image={drill.image} />} title={drill.title} detail={describeDrill(drill)} {...rest} />
);
