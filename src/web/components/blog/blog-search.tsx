import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export function BlogSearch({ search }: { search: string }) {
  return (
    <Form role="search" action="/blog" className="mb-5 flex flex-wrap items-end gap-3">
      <TextField
        key={search}
        label="Search posts"
        hideLabel
        name="search"
        type="search"
        placeholder="Search posts"
        defaultValue={search}
        icon={<Search aria-hidden="true" />}
        className="max-w-[360px] flex-1 basis-48"
      />
      <Button type="submit">Search</Button>
      {search ? (
        <LinkButton to="/blog" variant="ghost">
          All posts
        </LinkButton>
      ) : null}
    </Form>
  );
}
