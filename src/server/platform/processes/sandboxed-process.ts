import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * Starts one of our scripts as a sandboxed process for parsing untrusted input. It may be killed at any time. It can read
 * its own code and nothing else: it can't write files or start processes, loads native code only with `nativeCode`, and
 * gets no environment variables but those that tell malloc how to return memory. The script must call `exitWithServer`.
 * `flags` are further ones for Node.
 */
export function startSandboxedProcess(
  script: string,
  heapLimitMb: number,
  { nativeCode = false, flags = [] }: { nativeCode?: boolean; flags?: readonly string[] } = {},
): ChildProcess {
  const root = projectRoot;
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapLimitMb}`,
      // What is read is kept for a moment only. A larger young generation would fill up before it is cleaned.
      '--max-semi-space-size=8',
      ...flags,
      '--permission',
      '--allow-worker',
      ...(nativeCode ? ['--allow-addons'] : []),
      `--allow-fs-read=${join(root, 'src')}`,
      // A symlink if a second checkout shares its packages.
      `--allow-fs-read=${join(root, 'node_modules')}`,
      `--allow-fs-read=${realpathSync(join(root, 'node_modules'))}`,
      `--allow-fs-read=${join(root, 'package.json')}`,
      join(root, script),
    ],
    {
      cwd: root,
      env: mallocSettings(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  // If memory still runs out, the kernel should kill this process instead of the server.
  if (process.platform === 'linux')
    void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => {});
  child.unref();
  return child;
}

function mallocSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')));
}

export function isAlive(child: ChildProcess): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}

/** The signals that end a process that is out of memory. */
export const outOfMemorySignals: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);
