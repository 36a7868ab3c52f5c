import { type Fill, fillFields } from '../../../shared/master-resume/fill-lists.ts';
import type { Personal } from '../../../shared/master-resume/master-resume-rules.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { entryFields } from '../master-resume/entry-fields.ts';
import { tickWhenTyped } from './fill-entry.tsx';
import { FillField } from './fill-field.tsx';

type FillPersonalProps = { fill: Fill; own: Partial<Personal> };

/** Name and contact. If the person has a value already, both are shown, and theirs stays unless they tick the other. */
export function FillPersonal({ fill, own }: FillPersonalProps) {
  return (
    <div className="flex flex-col gap-5">
      {fillFields.personal.map((name) => {
        const key = `personal.${name}`;
        const field = fill.proposal.personal[name];
        const ownValue = own[name];
        const spec = entryFields.personal[name];
        if (ownValue && field.line === null) return null;
        const props = { spec, name: key, field, errors: fill.errors[key], source: fill.source.kind };
        if (field.line === null) {
          return (
            <div key={name}>
              <input type="hidden" name={`take.${key}`} value="on" />
              <FillField {...props} />
            </div>
          );
        }
        if (ownValue === field.value && !props.errors) {
          return (
            <div key={name}>
              <input type="hidden" name={key} value={field.value} />
              <p className="font-[550]">{spec.label}</p>
              <p className="text-xs text-ink-3">Same as yours.</p>
            </div>
          );
        }
        return (
          <fieldset key={name} className="min-w-0" onInput={tickWhenTyped}>
            <legend className="sr-only">{spec.label}</legend>
            <Checkbox
              className="mb-2"
              name={`take.${key}`}
              defaultChecked={fill.taken.includes(key)}
              label={
                ownValue ? (
                  `Replace my ${spec.label.toLowerCase()}`
                ) : (
                  <>
                    <span className="sr-only">Keep this: </span>
                    {spec.label}
                  </>
                )
              }
              hint={ownValue ? `Yours now: ${ownValue}` : undefined}
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
