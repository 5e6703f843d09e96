import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { renderContext } from '#app/render-context.ts';

const handle = createRequestHandler(build, 'production');
const context = new RouterContextProvider();
context.set(renderContext, { now: 1, page: { validUntil: 2 } });
const response = await handle(new Request('http://localhost/'), context);
console.log(response.status, await response.text());
