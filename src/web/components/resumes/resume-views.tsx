import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ResumeText } from './resume-text.tsx';

export type ViewedResume = {
  id: string;
  filename: string;
  pages: number | null;
  extractedText: string;
  formattedText: string | null;
};

/** The formatted text for reading, and the exact text that is scored. */
export function ResumeViews({ resume: { extractedText, formattedText } }: { resume: ViewedResume }) {
  if (!formattedText || extractedText.trim() === '') return <ResumeText text={extractedText} />;
  return (
    <Tabs
      label="Views of the text"
      panelClassName="pt-4"
      items={[
        { id: 'formatted', label: 'Formatted', content: <ResumeText text={formattedText} /> },
        { id: 'as-read', label: 'As read', content: <TextAsRead text={extractedText} /> },
      ]}
    />
  );
}

function TextAsRead({ text }: { text: string }) {
  return (
    <div dir="auto" className="leading-relaxed whitespace-pre-wrap text-ink-2">
      {text}
    </div>
  );
}
