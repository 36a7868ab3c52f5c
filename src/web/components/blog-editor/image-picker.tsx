import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  type BlogImage,
  blogImagePath,
  blogImageTypes,
  maxBlogImageMb,
} from '../../../shared/blog/blog-images.ts';
import type { LoadFailure } from '../../lib/request/or-load-error.server.ts';
import type { ActionError } from '../../lib/request/request.server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SectionError } from '../errors/section-error.tsx';

export type PickedImage = { path: string; alt: string };

type ImagePickerProps = {
  open: boolean;
  /** Pasted or dropped files; the first one is uploaded. */
  files: File[];
  onClose: () => void;
  onPick: (image: PickedImage) => void;
};

const library = '/admin/blog/images';

/** The image library: choose a picture, or upload one and say what it shows. */
export function ImagePicker({ open, files, onClose, onPick }: ImagePickerProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Image library"
      description={`PNG, JPEG, WebP or AVIF, up to ${maxBlogImageMb} MB.`}
      size="lg"
    >
      <Upload file={files[0] ?? null} onPick={onPick} />
      {files.length > 0 ? null : <Library onPick={onPick} />}
    </Dialog>
  );
}

function Upload({ file, onPick }: { file: File | null; onPick: (image: PickedImage) => void }) {
  const { submit, state, data } = useFetcher<{ image?: BlogImage; error?: ActionError }>();
  const [chosen, setChosen] = useState(file);
  const [alt, setAlt] = useState('');
  const error = state === 'idle' ? data?.error : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (data?.image) onPick({ path: blogImagePath(data.image.id), alt: data.image.alt });
  }, [data]);
  const upload = () => {
    const form = new FormData();
    form.set('intent', 'upload');
    form.set('from', 'editor');
    form.set('alt', alt);
    if (chosen) form.set('image', chosen);
    void submit(form, { method: 'post', action: library, encType: 'multipart/form-data' });
  };
  return (
    <div className="flex flex-col gap-4 border-b pb-5">
      {file ? (
        <p className="font-[550] wrap-anywhere">{file.name}</p>
      ) : (
        <FileDrop
          label="Upload a picture"
          name="image"
          accept={blogImageTypes}
          onChoose={setChosen}
          errors={error?.field === 'image' ? error.message : undefined}
        />
      )}
      <TextField
        label="Description"
        hint="For people who can’t see the picture: what does it show?"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        errors={error && (file || error.field !== 'image') ? error.message : undefined}
      />
      <Button variant="primary" busy={state !== 'idle'} onClick={upload} className="self-start">
        Upload
      </Button>
    </div>
  );
}

type LibraryPage = {
  images: (BlogImage & { name: string })[];
  hasMore: boolean;
  loadError: LoadFailure | undefined;
};

function Library({ onPick }: { onPick: (image: PickedImage) => void }) {
  const { load, data, state } = useFetcher<LibraryPage>();
  useEffect(() => void load(library), [load]);
  if (!data)
    return (
      <Loading label="Loading the image library">
        <div className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {[1, 2, 3, 4].map((each) => (
            <Skeleton key={each} className="aspect-video w-full" />
          ))}
        </div>
      </Loading>
    );
  if (data.loadError)
    return (
      <div className="pt-5">
        <SectionError error={data.loadError} busy={state !== 'idle'} onTryAgain={() => void load(library)} />
      </div>
    );
  if (data.images.length === 0) return <p className="mt-5 text-ink-2">No pictures yet.</p>;
  return (
    <>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {data.images.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={`Use “${image.alt}”`}
              onClick={() => onPick({ path: blogImagePath(image.id), alt: image.alt })}
              className="block w-full overflow-hidden rounded-md border hover:border-accent"
            >
              <img
                src={blogImagePath(image.id, 'small')}
                alt=""
                loading="lazy"
                className="aspect-video w-full bg-sunken object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <LinkButton to={library} target="_blank" rel="noopener" variant="ghost">
          {data.hasMore ? 'See all pictures' : 'Manage pictures'}
        </LinkButton>
      </div>
    </>
  );
}
