const standard = [
  { name: 'recipientName', meaning: 'The recipient’s name' },
  { name: 'recipientEmail', meaning: 'The recipient’s email address' },
  { name: 'fieldName', meaning: 'Any custom field, by its key' },
  { name: 'recipientName | there', meaning: 'A variable with a default, for recipients without a value' },
];
const inCampaigns = [
  { name: 'unsubscribeUrl', meaning: 'Where the recipient unsubscribes' },
  { name: 'postalAddress', meaning: 'The sender’s postal address' },
];

/** The variables that an email can contain. */
export function VariableList({
  customFields = [],
  isCampaign,
}: {
  customFields?: string[];
  isCampaign: boolean;
}) {
  const own = customFields.map((name) => ({ name, meaning: 'Custom field' }));
  return (
    <div>
      <p className="mb-4 max-w-[70ch] text-ink-2">
        Write these anywhere in the subject or the content. They’re replaced for each recipient.
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {[...standard, ...own, ...(isCampaign ? inCampaigns : [])].map(({ name, meaning }) => (
          <div key={name} className="contents">
            <dt>
              <code className="rounded-sm bg-sunken px-1.5 py-0.5 wrap-anywhere">{`{{${name}}}`}</code>
            </dt>
            <dd className="text-ink-2 max-sm:-mt-2">{meaning}</dd>
          </div>
        ))}
      </dl>
      {isCampaign ? (
        <p className="mt-4 max-w-[70ch] text-ink-3">
          Campaign emails get an unsubscribe link and the postal address at the bottom if the template has
          none.
        </p>
      ) : null}
    </div>
  );
}
