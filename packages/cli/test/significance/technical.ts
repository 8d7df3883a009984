/** Answers somebody will want to look up again. */
export const TECHNICAL: readonly (readonly [q: string, a: string])[] = [
  [
    'How do I restart the Docker container when the database is down?',
    'Run `docker compose restart db` and check the logs with `docker compose logs -f db`. If the volume is corrupt, stop the container, restore the last backup into the volume and start it again. Always take a snapshot before you touch the volume.',
  ],
  [
    '数据库连接池满了怎么处理？',
    '先用 SHOW PROCESSLIST 看看有没有没提交的事务占着连接，再检查代码里连接是不是没有归还。临时可以把最大连接数调大，长期要在服务端加超时和重试，并且给慢查询建索引。监控里也要加上连接数的报警，接近上限就通知值班的人。',
  ],
  [
    'Why does my TypeScript build fail with "cannot find module"?',
    'The compiler resolves imports by the moduleResolution setting in tsconfig.json. With "bundler" the extension may be left out, with "nodenext" it must be written. Check that the package has its types, that the path mapping matches the folder, and that the file name has the same case as the import.',
  ],
  [
    '服务器部署之后接口报错 502，怎么办？',
    '502 一般是网关连不上后端。先看后端进程还在不在，端口有没有监听，再看 nginx 日志里的 upstream 报错。如果是部署的时候重启太慢，可以加健康检查，等服务启动好了再切流量。内存不够被系统杀掉也会这样，看一下系统日志里有没有相关记录。',
  ],
  [
    'What is the difference between a process and a thread?',
    'A process has its own memory and is isolated by the operating system; threads of one process share memory, so they are cheaper to create but need a mutex or another lock around shared data. Use processes where isolation matters, threads where concurrency has to be cheap, and async code for waiting on the network.',
  ],
  [
    '怎么给 React 项目加 CI？',
    '在仓库里新建 .github/workflows/ci.yml，写三个步骤：安装依赖、跑单元测试、构建。每次提交和合并请求都会触发。依赖可以用缓存加速，密钥放在仓库的 Secrets 里，不要写进代码。构建失败的时候不允许合并到主分支，这样可以保证主分支一直能用。',
  ],
  [
    'Which index should I add for this query?',
    'For a query that filters by user and sorts by date, one composite index on (user_id, created_at) serves both, since the database can walk it in order. An index on each column alone would still need a sort. Run explain analyze before and after, and drop indexes that no query uses: each one makes writes slower.',
  ],
  [
    '检索增强生成里上下文太长怎么办？',
    '可以先用关键词检索召回一批，再按语义相似度重排，只留下前几段放进提示词。把文档切成小块并保留标题，能减少无关的内容。对话历史可以做摘要，只保留最近几轮原文。还可以给每一类内容设一个词元预算，超过的部分按重要性裁掉。',
  ],
  [
    'Our API key leaked in a commit, what now?',
    'Revoke the key first: rewriting history does not help once it was pushed. Then create a new one, store it in the secret manager, and rotate everything that was derived from it. Look through the access logs for use from unknown addresses, and turn on secret scanning so that such a commit is refused next time.',
  ],
  [
    'git rebase 冲突了怎么解决？',
    '先用 git status 看哪些文件有冲突，打开文件把冲突标记之间的内容改成你要的样子，然后 git add，再 git rebase --continue。如果搞乱了，可以 git rebase --abort 回到原来的状态。冲突很多的时候，可以先把分支上的提交压成一个再变基，这样只需要解决一次。',
  ],
]
