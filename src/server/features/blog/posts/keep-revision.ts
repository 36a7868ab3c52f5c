import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type BlogPost, blogRevisions } from '../blog.tables.ts';

/** Older ones are removed. */
const keptRevisions = 50;

/** Keeps what the post says after this save. */
export async function keepRevision(tx: Transaction, ctx: SignedInContext, post: BlogPost): Promise<void> {
  const { title, content, excerpt, metaTitle, metaDescription, tags, version } = post;
  await tx.insert(blogRevisions).values({
    ...{ id: randomUUID(), postId: post.id, version, authorId: ctx.viewer.id, createdAt: ctx.clock() },
    ...{ title, content, excerpt, metaTitle, metaDescription, tags },
  });
  await tx
    .delete(blogRevisions)
    .where(and(eq(blogRevisions.postId, post.id), lte(blogRevisions.version, version - keptRevisions)));
}
