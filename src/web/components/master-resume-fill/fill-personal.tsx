import { type Fill, fillFields } from '../../../shared/master-resume/fill-lists.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { tickWhenTyped } from './fill-entry.tsx';
import { FillField } from './fill-field.tsx';
import { fieldWords } from './fill-words.ts';

type FillPersonalProps = { fill: Fill; held: Partial<Personal> };

/** Name and contact. Where the person has a value of their own both stand there, and theirs stays unless they say so. */
export function FillPersonal({ fill, held }: FillPersonalProps) {
  return (
    <div className="flex flex-col gap-5">
      {fillFields.personal.map((name) => {
        const key = `personal.${name}`;
        const field = fill.proposal.personal[name];
        const own = held[name];
        const { label } = fieldWords[name] ?? { label: name };
        if (own && field.line === null) return null;
        const props = { name: key, field, error: fill.errors[key], source: fill.source.kind };
        if (field.line === null) {
          return (
            <div key={name}>
              <input type="hidden" name={`take.${key}`} value="on" />
              <FillField {...props} />
            </div>
          );
        }
        if (own === field.value && !props.error) {
          return (
            <div key={name}>
              <input type="hidden" name={key} value={field.value} />
              <p className="font-[550]">{label}</p>
              <p className="text-xs text-ink-3">Yours says the same.</p>
            </div>
          );
        }
        return (
          <fieldset key={name} className="min-w-0" onInput={tickWhenTyped}>
            <legend className="sr-only">{label}</legend>
            <Checkbox
              className="mb-2"
              name={`take.${key}`}
              defaultChecked={fill.taken.includes(key)}
              label={
                own ? (
                  `Replace my ${label.toLowerCase()}`
                ) : (
                  <>
                    <span className="sr-only">Keep this: </span>
                    {label}
                  </>
                )
              }
              hint={own ? <span className="break-words">Yours now: {own}</span> : undefined}
            />
            <div className="sm:pl-[30px]">
              <FillField {...props} hideLabel />
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
