import { ProsePage } from '../components/prose-page.tsx';

export default function Terms() {
  return (
    <ProsePage
      title="Terms"
      description="What you may expect of this software and what it expects of you."
      sections={[
        {
          title: 'What a score is',
          text: 'A score compares two texts. It is not a promise of an interview, not a judgement of a person, and not advice on law, money or health.',
        },
        {
          title: 'What you bring',
          text: 'Upload only résumés that are yours, or that you may use, and only postings you may read. Do not use Rolefit to attack it or others, or to collect data about people.',
        },
        {
          title: 'Limits',
          text: 'Without a plan there is one résumé and 200 analyses a month. Whoever runs this Rolefit may set other limits and may close accounts that break these terms.',
        },
        {
          title: 'As it is',
          text: 'The software is offered as it is. Keep your own copy of what matters to you; a résumé file can be downloaded again from My Resumes at any time.',
        },
      ]}
    />
  );
}
