import type { Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen, type TestServer } from './test-server.ts';

export type ReceivedMail = {
  from: string;
  to: string[];
  source: string;
  wasEncrypted: boolean;
  user: unknown;
};

/** The reply to a command: an error, `hang` for no reply, or `cut` to close the connection. Null means success. */
type Reply = { code: number; text: string } | 'hang' | 'cut' | null;
export type MailServer = TestServer & {
  received: ReceivedMail[];
  /** The number of connections so far. */
  connections: number;
  onConnect: Reply;
  onRecipient: Reply;
  /** After the whole email was received. */
  onData: Reply;
};

/** A fake mail server. With `login` it requires authentication. */
export async function startMailServer(
  options: SMTPServerOptions & { login?: { user: string; password: string } } = {},
): Promise<MailServer> {
  const { login, ...smtpOptions } = options;
  const smtp: SMTPServer = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    authOptional: !login,
    ...(login ? {} : { disabledCommands: ['STARTTLS', 'AUTH'] }),
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(Object.assign(new Error('Wrong user name or password'), { responseCode: 535 }));
    },
    onConnect(session, done) {
      mail.connections++;
      reply(mail.onConnect, session.id, done);
    },
    onRcptTo: (_address, session, done) => reply(mail.onRecipient, session.id, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mail.received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
          wasEncrypted: session.secure,
          user: session.user,
        });
        reply(mail.onData, session.id, done);
      });
    },
    ...smtpOptions,
  });
  const reply = (answer: Reply, sessionId: string, done: (error?: Error | null) => void) => {
    if (answer === 'hang') return;
    if (answer === 'cut') {
      for (const connection of smtp.connections)
        if (connection.id === sessionId) connection._socket.destroy();
      return;
    }
    done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }));
  };
  smtp.on('error', () => {});
  const mail: MailServer = {
    ...(await listen(smtp.server as Server, 0)),
    received: [],
    connections: 0,
    onConnect: null,
    onRecipient: null,
    onData: null,
  };
  return mail;
}
