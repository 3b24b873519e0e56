/** The writers of programs and what shows them: in one chunk, which no first page pays for. */
export const loadCode = () => import(/* webpackChunkName: "code" */ './loaded');
