import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * Starts one of our scripts as a sandboxed process for parsing untrusted input. It may be killed at any time. It can read
 * its own code and nothing else: it can't write files or start processes, loads native code only with `nativeCode`, and
 * gets no environment variables. The script must call `exitWithServer`.
 */
export function startSandboxedProcess(
  script: string,
  heapLimitMb: number,
  { nativeCode = false }: { nativeCode?: boolean } = {},
): ChildProcess {
  const root = projectRoot;
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapLimitMb}`,
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
    { cwd: root, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  // If memory still runs out, the kernel should kill this process instead of the server.
  if (process.platform === 'linux')
    void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => {});
  child.unref();
  return child;
}

export function isAlive(child: ChildProcess): boolean {
  return child.connected && child.exitCode === null && child.signalCode === null;
}

/** The signals that end a process that is out of memory. */
export const outOfMemorySignals: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);
