import { PageHeader } from '../components/frame/page-header.tsx';
import { ControlSamples } from './dev-ui/control-samples.tsx';
import { FieldSamples } from './dev-ui/field-samples.tsx';
import { FrameSamples } from './dev-ui/frame-samples.tsx';
import { MessageSamples } from './dev-ui/message-samples.tsx';
import { ScoreSamples } from './dev-ui/score-samples.tsx';
import { StructureSamples } from './dev-ui/structure-samples.tsx';

export const meta = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }];

/** Every primitive in every state. Not part of the production build. */
export default function DevUi() {
  return (
    <div className="page-width py-6 md:py-8">
      <PageHeader
        title="Design system"
        description="Every primitive in every state. Look at it at 390 and 1280 px, by day and by night."
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Design system' }]}
      />
      <div className="flex flex-col gap-10">
        <ControlSamples />
        <FieldSamples />
        <MessageSamples />
        <StructureSamples />
        <ScoreSamples />
        <FrameSamples />
      </div>
    </div>
  );
}
