import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { type TabItem, Tabs } from '../../ui/tabs/tabs.tsx';
import { MailPreviewFrame } from './mail-preview-frame.tsx';
import { VariableList } from './variable-list.tsx';
import { VariableWarnings } from './variable-warnings.tsx';

export type TemplateText = { name: string; subject: string; description: string; htmlContent: string };

type TemplateEditorProps = {
  values: TemplateText;
  fieldErrors: Partial<Record<string, string>>;
  /** Where test emails go. */
  ownEmail: string;
  isNew: boolean;
  onEdit: () => void;
};

/** The form of a template: what is written, what it looks like, and what can be filled in. */
export function TemplateEditor({ values, fieldErrors, ownEmail, isNew, onEdit }: TemplateEditorProps) {
  const [subject, setSubject] = useState(values.subject);
  const [html, setHtml] = useState(values.htmlContent);
  const intent = useNavigation().formData?.get('intent');
  const items: TabItem[] = [
    {
      id: 'edit',
      label: 'Edit',
      content: (
        <div className="flex flex-col gap-4">
          <TextField label="Name" name="name" required defaultValue={values.name} errors={fieldErrors.name} />
          <TextField
            label="Subject"
            name="subject"
            required
            defaultValue={values.subject}
            errors={fieldErrors.subject}
            onInput={(event) => setSubject(event.currentTarget.value)}
          />
          <TextField
            label="Description"
            name="description"
            defaultValue={values.description}
            errors={fieldErrors.description}
            hint="Only administrators see it."
          />
          <TextareaField
            label="HTML Content"
            name="htmlContent"
            required
            rows={14}
            defaultValue={values.htmlContent}
            errors={fieldErrors.htmlContent}
            onInput={(event) => setHtml(event.currentTarget.value)}
            hint="HTML. It’s put into a layout that mail programs understand, unless it’s a whole document. A plain-text part is added."
          />
          <VariableWarnings templates={[subject, html]} />
        </div>
      ),
    },
    {
      id: 'preview',
      label: 'Preview',
      content: <MailPreviewFrame title="Preview of the template" fields={{ subject, html }} />,
    },
    { id: 'variables', label: 'Variables', content: <VariableList isCampaign /> },
  ];
  return (
    <Form method="post" onInput={onEdit} noValidate>
      <Card>
        <Tabs label="The template" panelClassName="p-5" items={items} />
        <CardFooter className="justify-between">
          <Button type="submit" name="intent" value="test" busy={intent === 'test'} title={`To ${ownEmail}`}>
            Send me a test
          </Button>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/admin/email/templates">Cancel</LinkButton>
            <Button type="submit" name="intent" value="save" variant="primary" busy={intent === 'save'}>
              {isNew ? 'Create Template' : 'Save Template'}
            </Button>
          </div>
        </CardFooter>
      </Card>
    </Form>
  );
}
