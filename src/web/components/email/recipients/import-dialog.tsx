import { Form, useNavigation } from 'react-router';
import { counted } from '../../../../shared/plural.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { StepDialog } from '../step-dialog.tsx';

type Prepared = {
  importId: string;
  columns: string[];
  guess: { email: number | null; name: number | null };
  rowCount: number;
  preview: string[][];
};

type ImportDialogProps = {
  path: string;
  answer:
    | { prepared?: Prepared; csv?: string; fieldErrors?: Record<string, string>; error?: { message: string } }
    | undefined;
};

/** Two steps: paste a CSV or choose its file, then say which column is what. */
export function ImportDialog({ path, answer }: ImportDialogProps) {
  const intent = useNavigation().formData?.get('intent');
  const prepared = answer?.prepared;
  return (
    <StepDialog
      title="Import Recipients from CSV"
      description={
        prepared
          ? 'Step 2 of 2: say which column is what. All other columns become custom fields.'
          : 'Step 1 of 2: paste the text, or choose the file. The first line holds the column names.'
      }
      closeTo={path}
      size="lg"
    >
      {answer?.error ? <Alert tone="low" title={answer.error.message} className="mb-4" /> : null}
      {prepared ? (
        <MapColumns
          prepared={prepared}
          path={path}
          error={answer?.fieldErrors?.emailColumn}
          busy={intent === 'import'}
        />
      ) : (
        <Form
          method="post"
          action={`${path}?dialog=import`}
          encType="multipart/form-data"
          className="flex flex-col gap-4"
        >
          <input type="hidden" name="intent" value="prepare" />
          <TextareaField
            label="CSV"
            name="csv"
            rows={8}
            defaultValue={answer?.csv}
            placeholder={'email,name,company\nalex@example.com,Alex,Acme'}
          />
          <FileDrop
            label="Or a file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv"
            prompt="Drop a CSV file here, or choose one"
          />
          <div className="flex flex-wrap justify-end gap-2">
            <LinkButton to={path} replace preventScrollReset prefetch="none">
              Cancel
            </LinkButton>
            <Button type="submit" variant="primary" busy={intent === 'prepare'}>
              Next
            </Button>
          </div>
        </Form>
      )}
    </StepDialog>
  );
}

type MapColumnsProps = { prepared: Prepared; path: string; error: string | undefined; busy: boolean };

function MapColumns({ prepared, path, error, busy }: MapColumnsProps) {
  const { importId, columns, guess, rowCount, preview } = prepared;
  const options = columns.map((name, index) => ({ value: String(index), label: name }));
  return (
    <Form method="post" action={`${path}?dialog=import`} className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="import" />
      <input type="hidden" name="importId" value={importId} />
      <input type="hidden" name="prepared" value={JSON.stringify(prepared)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Email column"
          name="emailColumn"
          placeholder="Choose a column"
          defaultValue={guess.email ?? ''}
          options={options}
          errors={error}
        />
        <SelectField
          label="Name column"
          name="nameColumn"
          placeholder="None"
          defaultValue={guess.name ?? ''}
          options={options}
        />
      </div>
      <div>
        <p className="mb-2 text-ink-2">
          {preview.length < rowCount
            ? `The first ${preview.length} of ${counted(rowCount, 'row')}`
            : counted(rowCount, 'row')}
          . Rows without a valid address are left out, and an address is added only once.
        </p>
        <section aria-label="Preview" className="overflow-x-auto rounded-md border">
          <table className="w-full text-xs">
            <thead>
              <tr className="border-b bg-sunken">
                {columns.map((name) => (
                  <th key={name} scope="col" className="px-3 py-2 text-left font-[550] whitespace-nowrap">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their place.
                <tr key={index} className="border-b last:border-0">
                  {columns.map((name, column) => (
                    <td key={name} className="max-w-60 truncate px-3 py-2">
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton to={`${path}?dialog=import`} replace preventScrollReset prefetch="none">
          Back
        </LinkButton>
        <Button type="submit" variant="primary" busy={busy}>
          Import Recipients
        </Button>
      </div>
    </Form>
  );
}
