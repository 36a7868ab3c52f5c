type Uploaded = {
  count: number;
  /** The names of those without readable text. */
  unread: string[];
};

/** What to say once files were uploaded. */
export function uploadedToast({ count, unread }: Uploaded) {
  if (unread.length > 0)
    return {
      kind: 'warning',
      title: 'No text could be extracted from this resume.',
      description: `${unread.slice(0, 3).join(', ')}${unread.length > 3 ? ', …' : ''}`,
    } as const;
  return {
    kind: 'success',
    title: 'Resume uploaded successfully',
    description:
      count === 1 ? 'It may take a moment to process.' : `Reading the ${count} files may take a moment.`,
  } as const;
}
