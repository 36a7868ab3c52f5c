import type { Fill } from '../../../shared/master-resume/fill-lists.ts';
import type { LeftOut } from '../../../shared/master-resume/master-resume-proposal.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { entryTitle, tickWhenTyped } from './fill-entry.tsx';
import { rowsFor } from './fill-field.tsx';

/** Everything that was read and has no field of its own, to be kept with the summary or left out knowingly. */
export function LeftOutLines({ fill }: { fill: Fill }) {
  const { leftOut } = fill.proposal;
  return (
    <Card>
      <CardHeader
        title="Left Out"
        description="Your master résumé has no field for these. What you select is added to your professional summary under its own heading, and is scored like the rest."
      />
      {leftOut.length === 0 ? (
        <CardBody className="text-ink-2">Nothing. Everything we read has a field above.</CardBody>
      ) : (
        leftOut.map((block, index) => {
          const key = `leftOut.${index}`;
          const title = titleOf(fill, block);
          return (
            <fieldset
              key={key}
              className="min-w-0 border-t px-5 py-5 first:border-t-0"
              onInput={tickWhenTyped}
            >
              <legend className="sr-only">{title}</legend>
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <Checkbox
                  name={`take.${key}`}
                  defaultChecked={fill.taken.includes(key)}
                  label={title}
                  hint={block.entry ? 'Not needed if you complete and select the entry above.' : undefined}
                />
                {block.known ? <Badge>You already have this</Badge> : null}
              </div>
              <div className="mt-3 sm:pl-[30px]">
                <TextareaField
                  label={`Lines of ${title}`}
                  hideLabel
                  name={key}
                  defaultValue={block.text}
                  rows={rowsFor(block.text)}
                  errors={fill.errors[key]}
                />
              </div>
            </fieldset>
          );
        })
      )}
    </Card>
  );
}

function titleOf(fill: Fill, { heading, entry }: LeftOut): string {
  const name = heading || 'Above the first heading';
  return entry ? `${name}: ${entryTitle(fill, entry)}` : name;
}
