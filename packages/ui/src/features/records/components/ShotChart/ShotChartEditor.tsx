import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { EditorStage } from './EditorStage.tsx';
import { EnlargeableChart } from './EnlargeableChart.tsx';
import type { CourseProps } from './ShotCourse.tsx';
import { nameChart } from './text.ts';
import { useShotEditor } from './useShotEditor.ts';

export interface ShotChartEditorProps extends CourseProps {
  points: readonly ChartPoint[];
  /** All shots, whenever one is added, changed, deleted or brought back. */
  onChange: (points: ChartPoint[]) => void;
  /** Feet or inches of a putting chart; left out, there is no choice. */
  onMetricChange?: (metric: boolean) => void;
}

/** A chart to draw: shots are placed by taps, drags, sliders or keys, one after the other. */
export function ShotChartEditor({ points, onChange, onMetricChange, ...course }: ShotChartEditorProps) {
  const editor = useShotEditor(points, onChange, getChartScale(course.kind, course.metric ?? false));
  return (
    <EnlargeableChart title={nameChart(course.kind)}>
      {(enlarge, hidden) => (
        <EditorStage {...course} editor={editor} onMetricChange={onMetricChange} enlarge={enlarge} hidden={hidden} />
      )}
    </EnlargeableChart>
  );
}
