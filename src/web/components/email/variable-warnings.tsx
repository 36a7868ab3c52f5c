import { variableProblems } from '../../../shared/email/template-variables.ts';
import { Alert } from '../../ui/alert.tsx';

type VariableWarningsProps = {
  templates: string[];
  /** The custom fields that there are; undefined if that isn't known yet. */
  known?: readonly string[];
};

/** Points out variables that nothing will fill in. */
export function VariableWarnings({ templates, known }: VariableWarningsProps) {
  const problems = variableProblems(templates, known ?? []);
  if (problems.length === 0) return null;
  return (
    <Alert tone="fair" title="Check these variables">
      <ul className="list-disc pl-5">
        {problems.map(({ text, problem, meant }) => (
          <li key={text} className="wrap-anywhere">
            <code>{text}</code>{' '}
            {problem === 'misspelled' ? (
              <>
                is not <code>{meant}</code>: capitals count.
              </>
            ) : problem === 'broken' ? (
              'has braces that don’t match.'
            ) : known ? (
              'has no value here. It would be left empty.'
            ) : (
              'must be a custom field of the recipients. Where it’s missing, it’s left empty.'
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
