/** Of the page of the document: light and dark, phone width, no font or file from elsewhere. */
export const STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent);--link:light-dark(#0b57a4,#8ab4f8)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
a{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header,main,footer{max-width:64rem;margin:0 auto;padding:1rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
h1{margin-bottom:.25rem}
h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0}
summary{cursor:pointer;padding:.5rem .75rem;overflow-wrap:anywhere}
.inside{padding:0 .75rem .75rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700;text-transform:uppercase}
code,pre{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--soft);border-radius:.5rem;padding:.75rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
.says{display:block}
`
