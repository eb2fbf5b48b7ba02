import { Tag, type TagProps } from './Tag.tsx';

/** How full a group lesson is: "4 of 8". `tone="onDark"` stands on a hero card. */
export function PlacesTag({ children, tone }: { children: string } & Pick<TagProps, 'tone'>) {
  return (
    <Tag color="gray" tone={tone}>
      {children}
    </Tag>
  );
}
