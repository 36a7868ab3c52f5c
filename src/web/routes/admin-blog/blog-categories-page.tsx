import { FolderTree, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { deleteCategory, listCategories, saveCategory } from '../../../server/features/blog/categories.ts';
import { blogLimits, categoryPath, followingSlug } from '../../../shared/blog/blog-rules.ts';
import { counted } from '../../../shared/plural.ts';
import { BlogFrame } from '../../components/blog-editor/blog-frame.tsx';
import { DeleteButton } from '../../components/blog-editor/delete-button.tsx';
import { SectionError } from '../../components/errors/section-error.tsx';
import { blogActionError } from '../../lib/blog/blog-action-error.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { type ActionError, contextOf, formOf, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/blog-categories-page';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return orLoadError(
    ctx,
    'Failed to load categories',
    async () => ({ categories: await listCategories(ctx) }),
    { categories: [] },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin-blog/blog-categories-page');
  const text = (name: string) => String(form.get(name) ?? '');
  const categoryId = text('categoryId');
  const typed = { name: text('name'), slug: text('slug'), description: text('description') };
  try {
    if (intent === 'delete') await deleteCategory(ctx, categoryId);
    else await saveCategory(ctx, { categoryId: categoryId || null, ...typed });
  } catch (error) {
    return blogActionError(ctx, error, `Failed to ${intent} category`, {
      typed: intent === 'save' ? typed : undefined,
    });
  }
  const done = intent === 'delete' ? 'deleted' : categoryId ? 'updated' : 'created';
  return redirectWithToast('/admin/blog/categories', {
    kind: 'success',
    title: `Category ${done} successfully`,
  });
}

type Category = Route.ComponentProps['loaderData']['categories'][number];

const columns: Column<Category>[] = [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: ({ name, slug }) => (
      <span className="flex min-w-0 flex-col gap-0.5 md:min-w-48">
        <TextLink to={categoryPath(slug)} className="wrap-anywhere">
          {name}
        </TextLink>
        <span className="text-xs font-normal wrap-anywhere text-ink-3">{slug}</span>
      </span>
    ),
  },
  {
    key: 'description',
    header: 'Description',
    cell: ({ description }) => <span className="md:block md:min-w-40">{description || '–'}</span>,
  },
  {
    key: 'posts',
    header: 'Used by',
    align: 'end',
    cell: ({ posts }) => <span className="whitespace-nowrap">{counted(posts, 'post')}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, name }) => (
      <span className="flex justify-end gap-1 md:-my-1.5">
        <LinkButton
          to={`?edit=${id}`}
          variant="ghost"
          size="icon-sm"
          aria-label={`Edit ${name}`}
          title="Edit"
        >
          <Pencil aria-hidden="true" />
        </LinkButton>
        <DeleteButton
          name={name}
          description={`The category “${name}” will be removed. This can’t be undone.`}
          fields={{ intent: 'delete', categoryId: id }}
        />
      </span>
    ),
  },
];

export default function BlogCategories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, loadError } = loaderData;
  const [params] = useSearchParams();
  const edited = categories.find(({ id }) => id === params.get('edit')) ?? null;
  useErrorToast(actionData?.error);
  useFocusOnError(actionData?.error);
  return (
    <BlogFrame tab="categories" crumbs={[{ label: 'Categories' }]} title="Manage Categories">
      <SectionError error={loadError} />
      {actionData?.error && !actionData.typed ? (
        <Alert tone="low" title={actionData.error.title ?? 'Failed to delete category'} className="mb-5">
          {actionData.error.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[320px_1fr]">
        <CategoryForm
          key={edited?.id ?? categories.length}
          category={edited}
          typed={actionData?.typed}
          error={actionData?.typed ? actionData.error : undefined}
        />
        {loadError ? null : (
          <Card>
            <Table
              caption="Categories"
              columns={columns}
              rows={categories}
              rowKey={({ id }) => id}
              empty={
                <EmptyState icon={FolderTree} title="No categories yet">
                  Create one, then sort posts into it in the editor.
                </EmptyState>
              }
            />
          </Card>
        )}
      </div>
    </BlogFrame>
  );
}

type CategoryFormProps = {
  /** Null for a new one. */
  category: Category | null;
  typed: { name: string; slug: string; description: string } | undefined;
  error: ActionError | undefined;
};

function CategoryForm({ category, typed, error }: CategoryFormProps) {
  const [fields, setFields] = useState(
    typed ?? {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
  );
  const busy = useNavigation().formData?.get('intent') === 'save';
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <Card>
      <CardHeader title={category ? 'Edit category' : 'New category'} />
      <CardBody>
        <Form method="post" className="flex flex-col gap-4">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="categoryId" value={category?.id ?? ''} />
          <TextField
            label="Name"
            name="name"
            maxLength={blogLimits.categoryName}
            value={fields.name}
            onChange={({ target }) =>
              setFields((now) => ({
                ...now,
                name: target.value,
                slug: followingSlug(now.slug, now.name, target.value),
              }))
            }
            errors={errorOf('name')}
          />
          <TextField
            label="Slug"
            name="slug"
            maxLength={blogLimits.slug}
            hint={`/blog/category/${fields.slug || '…'}`}
            value={fields.slug}
            onChange={({ target }) => setFields((now) => ({ ...now, slug: target.value }))}
            errors={errorOf('slug')}
          />
          <TextareaField
            label="Description"
            name="description"
            rows={3}
            maxLength={blogLimits.categoryDescription}
            value={fields.description}
            onChange={({ target }) => setFields((now) => ({ ...now, description: target.value }))}
            errors={errorOf('description')}
          />
          {error && !error.field ? <p className="text-low">{error.message}</p> : null}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={busy}>
              {category ? 'Save Category' : 'Create Category'}
            </Button>
            {category ? (
              <LinkButton to="/admin/blog/categories" variant="ghost">
                Cancel
              </LinkButton>
            ) : null}
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}
