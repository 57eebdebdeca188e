/** A browser without scripts: keeps cookies, follows redirects, and submits the one form of a page. */
export const createBrowser = () => {
  const cookies = new Map<string, string>();

  const request = async (url: string, body?: URLSearchParams) => {
    let at = url;
    let sent = body;
    for (let hop = 0; hop < 10; hop += 1) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(sent !== undefined && { method: 'POST', body: sent }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const next = answer.headers.get('location');
      if (next === null) return { url: at, html: await answer.text() };
      [at, sent] = [new URL(next, at).href, undefined];
    }
    throw new Error('Too many redirects.');
  };

  return { open: (url: string) => request(url), submit: request };
};

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x3D;', '=')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The action and the hidden fields of the form of a page. */
export const readForm = ({ url, html }: { readonly url: string; readonly html: string }) => {
  const attribute = (tag: string, name: string): string =>
    unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const forms = [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag);
  const post = forms.find((tag) => /method="post"/i.test(tag)) ?? '';
  const action = attribute(post, 'action');
  const fields = new URLSearchParams(
    [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]): [string, string] => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]),
  );
  return { action: action === '' || action === '?' ? url : new URL(action, url).href, fields };
};
