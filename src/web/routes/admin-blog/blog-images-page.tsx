import { Images } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import {
  deleteImage,
  describeImage,
  uploadImage,
} from '../../../server/features/blog/images/change-images.ts';
import { listImages } from '../../../server/features/blog/images/find-images.ts';
import { blogImagePath, blogImageTypes, maxBlogImageMb } from '../../../shared/blog/blog-images.ts';
import { blogLimits } from '../../../shared/blog/blog-rules.ts';
import { BlogFrame } from '../../components/blog-editor/blog-frame.tsx';
import { DeleteButton } from '../../components/blog-editor/delete-button.tsx';
import { SectionError } from '../../components/errors/section-error.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { blogActionError } from '../../lib/blog/blog-action-error.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { orLoadError } from '../../lib/request/or-load-error.server.ts';
import { contextOf, formOf, redirectWithToast } from '../../lib/request/request.server.ts';
import { uploadedFile } from '../../lib/request/uploaded-file.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/blog-images-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const page = pageNumber(new URL(request.url).searchParams);
  const list = await orLoadError(ctx, 'Failed to load the image library', () => listImages(ctx, page), {
    images: [],
    hasMore: false,
  });
  return { page, ...list };
}

/** The editor uploads with `from` and gets the picture back; the page's own form leads back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin-blog/blog-images-page');
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (intent === 'upload') {
      const image = await uploadImage(ctx, { file: await uploadedFile(form, 'image'), alt: text('alt') });
      if (form.has('from')) return { image, intent, alt: '', error: undefined };
    } else if (intent === 'describe') await describeImage(ctx, text('imageId'), text('alt'));
    else await deleteImage(ctx, text('imageId'));
  } catch (error) {
    const more = { image: undefined, intent, alt: text('alt') };
    return blogActionError(ctx, error, 'Failed to change the image library', more);
  }
  return redirectWithToast('/admin/blog/images', { kind: 'success', title: done[intent] });
}

const done = {
  upload: 'Picture uploaded successfully',
  describe: 'Picture updated successfully',
  delete: 'Picture deleted successfully',
};

export default function BlogImages({ loaderData, actionData }: Route.ComponentProps) {
  const { images, page, hasMore, loadError } = loaderData;
  const { error, intent, alt } = actionData ?? {};
  useErrorToast(error);
  useFocusOnError(error);
  const busy = useNavigation().formData?.get('intent') === 'upload';
  const uploadError = intent === 'upload' ? error : undefined;
  return (
    <BlogFrame
      crumbs={[{ label: 'Image library' }]}
      title="Image library"
      description="Pictures that posts can show. Each is stored in several sizes, without what the camera wrote into it."
    >
      {error && intent !== 'upload' ? (
        <Alert tone="low" title={error.title ?? 'Error'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      <SectionError error={loadError} />
      <div className="grid items-start gap-5 lg:grid-cols-[320px_1fr]">
        <Card>
          <CardHeader title="Upload a picture" />
          <CardBody>
            <Form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
              <input type="hidden" name="intent" value="upload" />
              <FileDrop
                key={images[0]?.id}
                label="Picture"
                name="image"
                accept={blogImageTypes}
                hint={`PNG, JPEG, WebP or AVIF, up to ${maxBlogImageMb} MB.`}
                errors={uploadError?.field === 'image' ? uploadError.message : undefined}
              />
              <TextField
                key={`alt-${images[0]?.id}`}
                label="Description"
                name="alt"
                maxLength={blogLimits.altText}
                hint="For people who can’t see the picture: what does it show?"
                defaultValue={intent === 'upload' ? alt : ''}
                errors={uploadError && uploadError.field !== 'image' ? uploadError.message : undefined}
              />
              <Button type="submit" variant="primary" busy={busy} className="self-start">
                Upload
              </Button>
            </Form>
          </CardBody>
        </Card>
        {loadError ? null : (
          <Card>
            {images.length === 0 ? (
              <EmptyState icon={Images} title="No pictures yet">
                Upload one here, or drop it into a post while you write.
              </EmptyState>
            ) : (
              <ul>
                {images.map((image) => (
                  <li key={image.id} className="flex flex-wrap items-start gap-4 border-b p-5 last:border-0">
                    <img
                      src={blogImagePath(image.id, 'small')}
                      alt=""
                      loading="lazy"
                      className="aspect-video w-40 rounded-md border bg-sunken object-cover"
                    />
                    <div className="min-w-0 flex-1 basis-56">
                      <p className="font-[550] wrap-anywhere">{image.name}</p>
                      <p className="num mb-3 text-xs text-ink-3">
                        {image.width} × {image.height}
                      </p>
                      <Form method="post" className="flex flex-wrap items-end gap-2">
                        <input type="hidden" name="intent" value="describe" />
                        <input type="hidden" name="imageId" value={image.id} />
                        <TextField
                          label="Description"
                          name="alt"
                          maxLength={blogLimits.altText}
                          defaultValue={image.alt}
                          className="flex-1 basis-48"
                        />
                        <Button type="submit">Save</Button>
                      </Form>
                    </div>
                    <DeleteButton
                      name={image.name}
                      description="The picture will be removed from the library. This can’t be undone."
                      fields={{ intent: 'delete', imageId: image.id }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        )}
      </div>
      <div className="mt-5">
        <Pagination page={page} pageCount={null} hasNext={hasMore} hrefFor={(next) => `?page=${next}`} />
      </div>
    </BlogFrame>
  );
}
